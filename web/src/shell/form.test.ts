import { describe, expect, it } from 'vitest';
import { formOf } from './form';

describe('the form of a table', () => {
  it.each([
    [360, 740, 'phone'],
    [390, 844, 'phone'],
    [844, 390, 'low'],
    [667, 375, 'low'],
    [820, 1180, 'tall'],
    [768, 1024, 'tall'],
    [1024, 1366, 'tall'],
    [1180, 820, 'wide'],
    [1024, 768, 'wide'],
    [1440, 900, 'wide'],
    [1920, 1080, 'wide'],
    [2560, 1440, 'wide'],
    [1440, 2560, 'tall'],
    [2560, 500, 'low'],
  ] as const)('of %i by %i is %s', (width, height, form) => {
    expect(formOf(width, height)).toBe(form);
  });
});
