/** Radix Themes' components and utilities: loaded beside the first screen that is not sign-in. */
import './radix.css';
