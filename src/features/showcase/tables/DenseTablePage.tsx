import { Showcase } from '../frame/Showcase'

export function DenseTablePage() {
  return <Showcase titleKey="shell.menu.tableDense" purpose="" demos={[]} />
}
