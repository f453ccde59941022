import { styled } from '@mui/material/styles'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { RovingToolbar } from '#ui/navigation/RovingToolbar'
import { ToolButton } from './ToolButton'
import type { Tool } from './tools'

interface ToolbarProps {
  editor: Editor
  tools: readonly Tool[]
  /** Shown after the plain tools: tools that open a dialog. */
  children?: ReactNode
}

export function Toolbar({ editor, tools, children }: ToolbarProps) {
  // Evaluated after each change of the text or the selection.
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isOn, can }) => ({ isOn: isOn?.(current), can: can?.(current) ?? true })),
  })
  return (
    <Bar aria-label="Format">
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          name={tool.name}
          isOn={states[index]?.isOn}
          isDisabled={states[index]?.can === false}
          onPress={() => tool.run(editor)}
        >
          {tool.sign}
        </ToolButton>
      ))}
      {children}
    </Bar>
  )
}

const Bar = styled(RovingToolbar)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${theme.palette.divider}`,
}))
