import Zoom from '@mui/material/Zoom'
import { Stage } from './Stage'

export function ZoomDemo() {
  return <Stage Transition={Zoom} />
}
