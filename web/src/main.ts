import { mount } from 'svelte';
import './app.css';
// First: its request goes out before anything is built.
import './lib/first';
import App from './App.svelte';
import { shellWords } from './words/index.svelte';

const target = document.getElementById('app');
await shellWords.load();
if (target) mount(App, { target });
