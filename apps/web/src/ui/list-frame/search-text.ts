/** What stands in a search box, and what of it the address knows yet. */

export interface SearchText {
  text: string;
  /** As the address has it. */
  sent: string;
}

export type SearchTextAction =
  | { type: "typed"; text: string }
  /** The text goes to the address now. */
  | { type: "sent" }
  /** The address says something: by a link, by Back, or as an echo of what was sent. */
  | { type: "arrived"; text: string };

export function startSearch(text: string): SearchText {
  return { text, sent: text };
}

export function searchTextReducer(state: SearchText, action: SearchTextAction): SearchText {
  switch (action.type) {
    case "typed":
      return { ...state, text: action.text };
    case "sent":
      return { text: state.text, sent: state.text };
    case "arrived":
      // An echo must not take back what was typed since.
      return action.text === state.sent ? state : startSearch(action.text);
  }
}
