import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'

/** A small set of the most common reactions. */
const emojis = [
  '🙂 😀 😄 😂 😉 😍 😘 😎',
  '🤔 😐 😴 😢 😭 😡 😱 🥳',
  '👍 👎 👏 🙏 🙌 💪 👋 🤝',
  '❤️ 💛 💚 💙 🔥 ✨ 🎉 🎁',
  '✅ ❌ ⏰ 📅 ☕ 🍜 🎮 🏆',
].flatMap((row) => row.split(' '))

/** Emoji per row. */
const emojiColumns = 8

/** Grid of emoji with one tab stop; arrow keys move within it. */
export function EmojiGrid({ onChoose }: { onChoose: (emoji: string) => void }) {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => grid.current?.querySelector('button')?.focus(), [])
  return (
    <Grid ref={grid} onKeyDown={moveAlong}>
      {emojis.map((emoji, index) => (
        <Sign
          key={emoji}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </Sign>
      ))}
    </Grid>
  )
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = isMirrored ? -1 : 1
  const step = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: emojiColumns,
    ArrowUp: -emojiColumns,
  }[event.key]
  if (step === undefined || isComposing(event)) return
  event.preventDefault()
  const signs = [...event.currentTarget.querySelectorAll('button')]
  const at = signs.findIndex((sign) => sign === document.activeElement)
  signs[at + step]?.focus()
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${emojiColumns}, 40px)`,
  padding: 8,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: `repeat(${emojiColumns}, 44px)`,
    padding: 2,
  },
}))

const Sign = styled('button')(({ theme }) => ({
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  fontSize: 22,
  lineHeight: 1,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}))
