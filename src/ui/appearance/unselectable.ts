import type { StylisPlugin } from '@emotion/cache'

/**
 * Adds the prefix that Safari still needs for this property. Replaces Emotion's own prefixes for older
 * browsers.
 */
export const unselectable: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
