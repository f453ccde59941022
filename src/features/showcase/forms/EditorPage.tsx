import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Showcase } from '../demo/Showcase'
import extensions from './editor/extensions.ts?raw'
import messageEditor from './editor/MessageEditor.tsx?raw'
import shortEditor from './editor/ShortEditor.tsx?raw'
import toolbar from './editor/Toolbar.tsx?raw'

/** The editor library is loaded with the first demo, so that the page is readable before. */
const MessageEditor = lazyWithPreload(() =>
  import('./editor/MessageEditor').then((module) => module.MessageEditor),
)
const ShortEditor = lazyWithPreload(() =>
  import('./editor/ShortEditor').then((module) => module.ShortEditor),
)

export function EditorPage() {
  return (
    <Showcase
      titleKey="shell.menu.formEditor"
      purpose="Text with marks, lists, links and pictures, for people who write to others. For a sentence or two a plain field is enough."
      documentation={[{ name: 'Tiptap', address: 'https://tiptap.dev/docs/editor' }]}
      demos={[
        {
          title: 'A promotion text',
          caption:
            'Paste from a web page: unsupported content is dropped, scripts and foreign pictures first. The draft survives a reload, also offline.',
          Live: MessageEditor,
          source: [messageEditor, toolbar, extensions].join('\n'),
          isWide: true,
        },
        {
          title: 'An answer',
          caption: 'The same editor with four tools.',
          Live: ShortEditor,
          source: shortEditor,
          isWide: true,
        },
      ]}
      accessibility={[
        'The text is a text box with a name; Ctrl+B, Ctrl+I, Ctrl+U, Ctrl+Z work in it.',
        'The tools are buttons whose names say whether they are on. An unavailable undo stays reachable and says so.',
        'Tab leaves the text; in a list it first moves the line in. It is no trap for the keyboard.',
      ]}
    />
  )
}
