import { Showcase } from '../demo/Showcase'
import { CopyFromField } from './clipboard/CopyFromField'
import copyFromField from './clipboard/CopyFromField.tsx?raw'
import { CopyText } from './clipboard/CopyText'
import copyText from './clipboard/CopyText.tsx?raw'
import { PasteInto } from './clipboard/PasteInto'
import pasteInto from './clipboard/PasteInto.tsx?raw'
import clipboardSource from './clipboard/useClipboard.ts?raw'

export function ClipboardPage() {
  return (
    <Showcase
      titleKey="shell.menu.formClipboard"
      purpose="Saves people from selecting text on a phone. What may go wrong is said: browsers can refuse."
      documentation={[
        {
          name: 'MDN: Clipboard',
          address: 'https://developer.mozilla.org/docs/Web/API/Clipboard_API',
        },
      ]}
      demos={[
        { title: 'Copy a code', Live: CopyText, source: copyText },
        {
          title: 'Copy or cut a field',
          Live: CopyFromField,
          source: `${copyFromField}\n// useClipboard.ts\n\n${clipboardSource}`,
        },
        {
          title: 'Paste',
          caption: 'The browser may ask for permission; a refusal is said with another way.',
          Live: PasteInto,
          source: `${pasteInto}\n// useClipboard.ts\n\n${clipboardSource}`,
        },
      ]}
      accessibility={[
        'The outcome stands in a live region: it is heard without moving the focus.',
        'The buttons name what they copy.',
        'Selecting and pasting by keyboard works whether or not the buttons may.',
      ]}
    />
  )
}
