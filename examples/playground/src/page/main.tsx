import { render } from 'preact';
import 'virtual:report.css';
import './page.css';
import { App } from './App';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
