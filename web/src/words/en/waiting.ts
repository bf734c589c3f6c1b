const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (number: number): string => NUMBERS[number] ?? String(number);

/** The room where players wait for each other. */
export const waiting = {
  missing: (seats: number) =>
    seats === 1 ? 'One more player, then it begins' : `Waiting for ${count(seats)} more players`,
  seatsFree: (seats: number) =>
    seats === 1
      ? 'One seat is free at this table'
      : `There are ${count(seats)} free seats at this table`,
  seats: 'Seats',
  inviteTitle: 'Invite someone',
  invite: 'Send this address. Whoever opens it can take a free seat.',
  share: 'Share',
  shareText: (game: string) => `Play ${game} with me`,
  isListed: 'The table stands among the open tables: anyone may join.',
  isPrivate: 'The table is private: only those who have the address find it.',
  watch: 'You can also wait here and look on.',
  move: 'Change to this seat',
  leave: 'Leave the table',
  close: 'Close the table',
  closeSure: 'Do you want to close this table?',
  closeDetail: 'It is removed for everybody who waits here.',
  bot: 'Let a bot play',
  you: 'you',
  nameWhy: 'So that the others know who sits there.',
};
