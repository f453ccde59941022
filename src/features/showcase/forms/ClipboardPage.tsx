import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './clipboardDemos'
import source from './clipboardDemos.tsx?raw'

const demo = demosOf(demos, source)

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
        { title: 'Copy a code', ...demo('CopyText') },
        {
          title: 'Copy or cut a field',
          ...demo('CopyFromField'),
        },
        {
          title: 'Paste',
          caption: 'The browser may ask for permission. If it refuses, another way is offered.',
          ...demo('PasteInto'),
        },
      ]}
      accessibility={[
        'The outcome is in a live region, so it is heard without moving the focus.',
        'The buttons name what they copy.',
        'Selecting and pasting by keyboard works whether or not the buttons may.',
      ]}
    />
  )
}
