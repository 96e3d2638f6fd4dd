/** What every screen after the first one needs of Radix Themes' styles. */
import '/virtual/radix-later.css';
