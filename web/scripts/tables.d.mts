import type { Plugin } from 'vite';

export function tables(): Plugin;
