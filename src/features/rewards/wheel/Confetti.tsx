import { keyframes } from '@emotion/react'
import { styled, useTheme } from '@mui/material/styles'
import { numbers } from '#ui/art/Art'
import { artGold } from '#ui/art/artLook'
import { rewardAccent } from '#ui/art/rewardAccent'

const pieces = numbers(42)

/** Confetti that falls once over its surroundings. Show it only to players who do not ask for less motion. */
export function Confetti() {
  const { palette } = useTheme()
  const colors = [artGold, palette[rewardAccent].main, palette.primary.main, palette.success.main]
  return (
    <Place aria-hidden="true" data-testid="confetti">
      {pieces.map((index) => (
        <Piece
          key={index}
          style={{
            insetInlineStart: `${(index * 37) % 100}%`,
            animationDelay: `${(index % 7) * 90}ms`,
            backgroundColor: colors[index % colors.length],
          }}
        />
      ))}
    </Place>
  )
}

const Place = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
})

const fall = keyframes({
  from: { opacity: 1, transform: 'translateY(-20px) rotate(0)' },
  '70%': { opacity: 1 },
  to: { opacity: 0, transform: 'translate(24px, 460px) rotate(620deg)' },
})

const drift = keyframes({
  from: { opacity: 1, transform: 'translateY(-20px) rotate(40deg)' },
  '70%': { opacity: 1 },
  to: { opacity: 0, transform: 'translate(-32px, 380px) rotate(-540deg)' },
})

const Piece = styled('span')({
  position: 'absolute',
  top: 0,
  width: 8,
  height: 13,
  borderRadius: 2,
  opacity: 0,
  animation: `${fall} 2.2s cubic-bezier(0.2, 0.4, 0.6, 1)`,
  '&:nth-of-type(odd)': { width: 10, height: 10, animationName: drift },
  '&:nth-of-type(3n)': { borderRadius: '50%', animationDuration: '2.8s' },
})
