import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { CopyButton } from '#ui/copy/CopyButton'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'

interface SourceViewProps {
  /** Title of the demo, for the accessible names of the buttons. */
  title: string
  source: string
}

/** Source of a demo, shown on request, with a copy button. */
export function SourceView({ title, source }: SourceViewProps) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const codeId = useId()
  return (
    <Foot>
      <Bar className={screenOnlyClass}>
        <Toggle
          type="button"
          aria-expanded={isShown}
          aria-controls={codeId}
          aria-label={text(isShown ? 'showcase.hideSourceOf' : 'showcase.showSourceOf', { title })}
          onClick={() => setShown(!isShown)}
        >
          {text(isShown ? 'showcase.hideSource' : 'showcase.showSource')}
          <ChevronIcon towards={isShown ? 'up' : 'down'} size={18} />
        </Toggle>
        <CopyButton value={source} name={text('showcase.sourceOf', { title })} variant="text" />
      </Bar>
      <div id={codeId}>
        {isShown && (
          // A scrollable region must be reachable by keyboard. Uses `dir`, because a direction in CSS would
          // be mirrored.
          <Code dir="ltr" tabIndex={0} aria-label={text('showcase.sourceOf', { title })}>
            <code lang="en">{source.trimEnd()}</code>
          </Code>
        )}
      </div>
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({ borderTop: `1px solid ${theme.palette.divider}` }))

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  padding: '4px 8px',
})

const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.primary.readable,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

const Code = styled('section')(({ theme }) => ({
  margin: 0,
  padding: '12px 20px 20px',
  maxHeight: '60vh',
  whiteSpace: 'pre',
  overflow: 'auto',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 2,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  color: theme.palette.text.primary,
  // Print has no scrolling.
  '@media print': { maxHeight: 'none', whiteSpace: 'pre-wrap' },
}))
