/** Radix Themes' components and utilities, and what several screens share: loaded beside the first screen that is not sign-in. */
import './radix.css';
import './shared.css';
