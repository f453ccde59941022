/** What Material UI hands to a styled tag for its styles alone. */
const forStyles: ReadonlySet<string> = new Set(['as', 'ownerState', 'sx', 'theme'])

/**
 * Stands in for `@emotion/is-prop-valid`, by whose list of all attributes Emotion keeps from a plain tag what is
 * none: our styled tags get no others, or name them in `shouldForwardProp`. 2 kB gz of the login page.
 */
export default function isPropValid(name: string): boolean {
  return !forStyles.has(name)
}
