import { ColumnForm } from './ColumnForm'

export function FourColumns() {
  return <ColumnForm most={4} />
}
