/** Payment cards of employees: the table `card`. Their SQL may be joined by the view `default_card`. */
export { changeDefaultCards, insertFirstCards, removeCards } from './defaults.ts';
export { heldCardsOf, heldIn, heldSince, type HeldCards } from './held.ts';
export { cardColumns, cardFingerprint, presentCard } from './number.ts';
export { cardNumbersOf, cardsIn, cardsOf, defaultCardOf, defaultCardsOf, oneCard } from './read.ts';
export { queryCards, queryDefaultCard, querySetBy } from './sql/cards.ts';
export { addCard, cardsOfPerson, chooseCard, removeCard } from './wallet.ts';
