import Image from '@tiptap/extension-image'

/**
 * Pictures that were drawn anew here, and no others: one that is pasted from elsewhere would be
 * fetched from there each time that the text is read.
 */
export const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="data:image/jpeg;base64,"]' }],
}).configure({ allowBase64: true })
