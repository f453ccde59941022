import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useText } from '../intl/useText'
import { pageHeadingId } from './Page'

interface SkipLinkProps {
  /** Id of the target, which must be focusable. */
  target?: string
}

/** First stop of the Tab key, invisible until it has the focus. */
export function SkipLink({ target = pageHeadingId }: SkipLinkProps) {
  const text = useText()

  // Moves the focus directly, because following a hash would be a navigation of the router.
  function skip(event: MouseEvent): void {
    const element = document.getElementById(target)
    if (element === null) return
    event.preventDefault()
    element.focus()
    element.scrollIntoView()
  }

  return (
    <Anchor href={`#${target}`} onClick={skip}>
      {text('ui.skipToContent')}
    </Anchor>
  )
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))
