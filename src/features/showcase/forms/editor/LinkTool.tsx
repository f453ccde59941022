import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { link } from './icons'
import { ToolButton } from './ToolButton'

const LinkDialog = lazyOverlay(
  () => import('./LinkDialog').then((module) => module.LinkDialog),
  ({ onClose }) => onClose,
)

/**
 * Makes the selection a link, or inserts the address if nothing is selected; an empty address removes the
 * link.
 */
export function LinkTool({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null)
  // Evaluated after each change of the selection.
  const isOn = useEditorState({ editor, selector: ({ editor: at }) => at.isActive('link') })

  function set(next: string) {
    const chain = editor.chain().focus().extendMarkRange('link')
    const isNothingChosen = editor.state.selection.empty && !editor.isActive('link')
    const marks = [{ type: 'link', attrs: { href: next } }]
    if (next === '') chain.unsetLink().run()
    else if (isNothingChosen) chain.insertContent({ type: 'text', text: next, marks }).run()
    else chain.setLink({ href: next }).run()
    setAddress(null)
  }

  return (
    <>
      <ToolButton
        name="Link"
        isOn={isOn}
        onPress={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
      >
        {link}
      </ToolButton>
      {address !== null && (
        <LinkDialog address={address} onSet={set} onClose={() => setAddress(null)} />
      )}
    </>
  )
}
