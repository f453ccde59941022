import { ColumnForm } from './ColumnForm'

export function ThreeColumns() {
  return <ColumnForm most={3} />
}
