/** Actions as short phrases, for hints and buttons. */
import type { Action, View } from '../types';
import type { Texts } from '.';
import { doneText } from './done';

export function actionText(t: Texts, view: View, action: Action): string {
  if (action === 'done') return doneText(t, view);
  return t.action(action);
}
