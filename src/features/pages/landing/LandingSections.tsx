import { useHashTarget } from '../reading/useHashTarget'
import { Care } from './Care'
import { Ending } from './Ending'
import { Figures } from './Figures'
import { LookInside } from './LookInside'
import { Offers } from './Offers'
import { Steps } from './Steps'
import { Voices } from './Voices'

/** All that stands below the first screen. */
export function LandingSections() {
  useHashTarget()
  return (
    <>
      <Figures />
      <Offers />
      <Steps />
      <LookInside />
      <Voices />
      <Care />
      <Ending />
    </>
  )
}
