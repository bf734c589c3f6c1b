/** The guided first round. */
export interface GuideText {
  title: string;
  text: string;
}

export const guide: Record<string, GuideText> = {
  aim: {
    title: 'Who becomes Caesar?',
    text: 'After four campaigns the most victory points win. They come above all from influence in the eleven key provinces: whoever has the most tokens gets the first number, the next the second.',
  },
  map: {
    title: 'Your influence',
    text: 'Tokens in your colour are your influence. Each brings 5 talents of taxes at the end of a campaign. A single military unit of yours in the province protects them from being bought.',
  },
  people: {
    title: 'The players',
    text: 'Points, talents, chaos and senators of all. Chaos comes from recruiting, special taxes and lost battles; who has the most at the end of a campaign loses 10 points.',
  },
  auction: {
    title: 'The auction',
    text: 'Before each campaign you bid for alliances. The winner pays and names who gets the next two slots: odd slots against even ones, low slots act first. Bid 0 if you do not mind.',
  },
  propose: {
    title: 'Your proposal',
    text: 'Put one marker on A and another on B: the two become enemies. It is good to act first, and to have as an ally whoever stands next to your provinces.',
  },
  place: {
    title: 'Your army',
    text: 'Place all units where you have influence. Leaders do the work: only where one is can you move, recruit and buy. Leave an infantry wherever you have tokens.',
  },
  turn: {
    title: 'Two actions a turn',
    text: 'Choose a province with your leader and then: move, recruit, buy influence, attack. Or take a card. A token costs 10 talents and often brings 5 or 10 points.',
  },
  cards: {
    title: 'Cards on offer',
    text: 'They lie under “Cards” on the right: one a round, for the price beside it. Senators are free: they are your votes when somebody calls the senate.',
  },
  next: {
    title: 'And then?',
    text: 'After four rounds come taxes, points and chaos, and new alliances are made. Today’s ally can be tomorrow’s enemy. Good luck!',
  },
};
