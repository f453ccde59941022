import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { Hero } from './landing/Hero'
import { LandingNav } from './landing/LandingNav'
import { LandingSections } from './landing/LandingSections'

/** What the member site offers, for people who have not decided yet. */
export function LandingPage() {
  // The first screen is drawn at once, what stands below it right after.
  const isRestsTurn = useDeferredValue(true, false)
  return (
    <>
      <LandingNav />
      <Hero />
      {isRestsTurn ? <LandingSections /> : <Rest />}
    </>
  )
}

/** As tall as a screen, so that the footer is not seen where it will not stay. */
const Rest = styled('div')({ minHeight: '100dvh' })
