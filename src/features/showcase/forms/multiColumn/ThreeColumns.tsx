import { ColumnForm } from './ColumnForm'

export function ThreeColumns() {
  return <ColumnForm least={260} />
}
