import Collapse from '@mui/material/Collapse'
import { Stage } from './Stage'

export function CollapseDemo() {
  return <Stage Transition={Collapse} />
}
