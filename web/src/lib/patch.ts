import type { Frame, Patch } from './contract';

/** A copy of `value` with the server's difference applied; the old value stays as it was. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  if ('$set' in patch) return patch.$set;
  if ('$at' in patch) return patchArray(value, patch.$at as Record<string, Patch>);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error('a patch with keys needs an object');
  }
  const next: Record<string, unknown> = { ...value };
  for (const [key, change] of Object.entries(patch as Record<string, Patch>)) {
    if ('$del' in change) delete next[key];
    else next[key] = applyPatch(next[key], change);
  }
  return next;
}

/** A frame with the whole view, worked out from the frame before it. */
export function withView(frame: Frame, before: Frame | undefined): Frame {
  if (frame.view) return frame;
  return { ...frame, view: frame.patch ? applyPatch(before?.view, frame.patch) : before?.view };
}

function patchArray(value: unknown, changes: Record<string, Patch>): unknown[] {
  if (!Array.isArray(value)) throw new Error('a patch with places needs an array');
  const next = [...value];
  for (const [place, change] of Object.entries(changes)) {
    const index = Number(place);
    if (!(index in next)) throw new Error(`the array has no place ${place}`);
    next[index] = applyPatch(next[index], change);
  }
  return next;
}
