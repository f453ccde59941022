import Slide from '@mui/material/Slide'
import { Stage } from './Stage'

export function SlideDemo() {
  return <Stage Transition={Slide} />
}
