import type { StylisPlugin } from '@emotion/cache'

/** Adds the prefix that Safari still needs for this property. It replaces Emotion's own list for older browsers. */
export const unselectable: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
