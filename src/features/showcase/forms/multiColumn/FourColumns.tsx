import { ColumnForm } from './ColumnForm'

export function FourColumns() {
  return <ColumnForm least={200} />
}
