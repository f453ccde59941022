import { useHashTarget } from '../reading/useHashTarget'
import { Ending } from './Ending'
import { Figures } from './Figures'
import { LookInside } from './LookInside'
import { Offers } from './Offers'
import { PlayResponsibly } from './PlayResponsibly'
import { Steps } from './Steps'
import { Testimonials } from './Testimonials'

/** All that stands below the first screen. */
export function LandingSections() {
  useHashTarget()
  return (
    <>
      <Figures />
      <Offers />
      <Steps />
      <LookInside />
      <Testimonials />
      <PlayResponsibly />
      <Ending />
    </>
  )
}
