import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'

/** How the pattern is used without a mouse and without eyes. */
export function AccessibilityNotes({ notes }: { notes: readonly string[] }) {
  const text = useText()
  if (notes.length === 0) return null
  return (
    <Space>
      <SectionCard title={text('showcase.accessibility')}>
        <List lang="en">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </List>
      </SectionCard>
    </Space>
  )
}

const Space = styled('div')({ marginTop: 16 })

const List = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4 })
