import { mount } from 'svelte';
import './app.css';
// First: its request goes out before anything is built.
import './lib/first';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
