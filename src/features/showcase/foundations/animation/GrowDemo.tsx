import Grow from '@mui/material/Grow'
import { Stage } from './Stage'

export function GrowDemo() {
  return <Stage Transition={Grow} />
}
