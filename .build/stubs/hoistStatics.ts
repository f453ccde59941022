/**
 * Stands in for `hoist-non-react-statics` in Emotion, which needs it for `withTheme`; our parts take the
 * theme by hook. 1 kB gz of the login page.
 */
export default function hoistStatics(): never {
  throw new Error('This build has no components wrapped by withTheme')
}
