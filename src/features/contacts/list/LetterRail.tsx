import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useState } from 'react'
import { languageOf } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { barsHeight, stripHeight } from './layout'

interface LetterRailProps {
  letters: readonly string[]
  onJump: (letter: string) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** The letters that there are; one stop of the Tab key, the arrows move along. */
export const LetterRail = memo(function LetterRail({ letters, onJump }: LetterRailProps) {
  const text = useText()
  const [stop, setStop] = useState(0)
  const reachable = Math.min(stop, letters.length - 1)

  function move(event: KeyboardEvent<HTMLElement>): void {
    const rail = event.currentTarget
    const forward = getComputedStyle(rail).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const step = { ...steps, [forward]: 1, [backward]: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(letters.length - 1, reachable + step))
    setStop(next)
    rail.querySelectorAll('button').item(next).focus()
  }

  return (
    <Rail
      className={screenOnlyClass}
      role="toolbar"
      aria-label={text('contacts.letters')}
      onKeyDown={move}
    >
      {letters.map((letter, index) => (
        <Letter
          key={letter}
          type="button"
          tabIndex={index === reachable ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onJump(letter)}
          aria-label={text('contacts.letters.jump', { letter })}
        >
          <span lang={languageOf(letter)}>{letter}</span>
        </Letter>
      ))}
    </Rail>
  )
})

const Rail = styled('div')(({ theme }) => ({
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
