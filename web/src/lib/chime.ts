/** Two soft strokes of a bell, made on the spot: nothing to load. */
const TONES = [659.25, 880];
const KEY = 'quadriga.silent';

/** Whether the visitor wants to hear anything. */
export function isSilent(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setSilent(silent: boolean): void {
  try {
    if (silent) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // It lasts until the page is closed; the next one is heard again.
  }
}

/** Calls a player who may look elsewhere. Browsers stay mute until the page was clicked once. */
export function chime(): void {
  if (isSilent() || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  TONES.forEach((tone, index) => {
    const [from, until] = [
      context.currentTime + index * 0.18,
      context.currentTime + index * 0.18 + 0.9,
    ];
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.16, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, until);
    voice.connect(volume).connect(context.destination);
    voice.start(from);
    voice.stop(until);
  });
  setTimeout(() => void context.close(), 1_500);
}
