import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { RovingToolbar } from '#ui/navigation/RovingToolbar'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { barsHeight, stripHeight } from './groups'

interface LetterRailProps {
  letters: readonly string[]
  onJump: (letter: string) => void
}

/** The letters that have contacts. */
export const LetterRail = memo(function LetterRail({ letters, onJump }: LetterRailProps) {
  const text = useText()
  return (
    <Rail className={screenOnlyClass} aria-label={text('contacts.letters')}>
      {letters.map((letter) => (
        <Letter
          key={letter}
          type="button"
          onClick={() => onJump(letter)}
          aria-label={text('contacts.letters.jump', { letter })}
          lang={languageOf(letter)}
        >
          <span>{letter}</span>
        </Letter>
      ))}
    </Rail>
  )
})

const Rail = styled(RovingToolbar)(({ theme }) => ({
  position: 'sticky',
  top: barsHeight.narrow,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  height: stripHeight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.up('lg')]: {
    top: barsHeight.wide + 8,
    flexDirection: 'column',
    height: 'auto',
    maxHeight: `calc(100dvh - ${barsHeight.wide + 24}px)`,
    overflow: 'hidden auto',
    alignSelf: 'flex-start',
  },
}))

const Letter = styled('button')(({ theme }) => ({
  ...theme.typography.h6,
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.readable,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('lg')]: { width: 28, height: 24 },
}))
