import Fade from '@mui/material/Fade'
import { Stage } from './Stage'

export function FadeDemo() {
  return <Stage Transition={Fade} />
}
