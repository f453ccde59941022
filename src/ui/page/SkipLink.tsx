import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useText } from '../intl/useText'
import { pageHeadingId } from './Page'

interface SkipLinkProps {
  /** The id of what it leads to; must be focusable. */
  target?: string
}

/** The first stop of the Tab key; out of sight until it has the focus. */
export function SkipLink({ target = pageHeadingId }: SkipLinkProps) {
  const text = useText()

  // Moving the focus by hand keeps the router out of it: a hash would be a navigation.
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
