import { ColumnForm } from './ColumnForm'

export function TwoColumns() {
  return <ColumnForm most={2} />
}
