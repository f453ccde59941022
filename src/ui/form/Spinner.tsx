import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** Turns in a button whose work goes on. */
export const Spinner = styled('span')({
  width: 18,
  height: 18,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
})
