import { Showcase } from '../demo/Showcase'
import columnForm from './multiColumn/ColumnForm.tsx?raw'
import { FourColumns } from './multiColumn/FourColumns'
import fourColumns from './multiColumn/FourColumns.tsx?raw'
import { OneColumn } from './multiColumn/OneColumn'
import oneColumn from './multiColumn/OneColumn.tsx?raw'
import { ThreeColumns } from './multiColumn/ThreeColumns'
import threeColumns from './multiColumn/ThreeColumns.tsx?raw'
import { TwoColumns } from './multiColumn/TwoColumns'
import twoColumns from './multiColumn/TwoColumns.tsx?raw'

export function MultiColumnPage() {
  return (
    <Showcase
      titleKey="shell.menu.multiColumnForms"
      purpose="Fields beside each other save height on a desk. One column is read fastest; take more only for short fields that belong together."
      documentation={[{ name: 'MUI Grid', address: 'https://mui.com/material-ui/react-grid/' }]}
      demos={[
        {
          title: 'One column',
          caption: 'The order cannot be mistaken.',
          Live: OneColumn,
          source: `${oneColumn}\n// ColumnForm.tsx\n\n${columnForm}`,
          isWide: true,
        },
        {
          title: 'Two columns',
          Live: TwoColumns,
          source: `${twoColumns}\n// ColumnForm.tsx\n\n${columnForm}`,
          isWide: true,
        },
        {
          title: 'Three columns',
          Live: ThreeColumns,
          source: `${threeColumns}\n// ColumnForm.tsx\n\n${columnForm}`,
          isWide: true,
        },
        {
          title: 'Four columns',
          caption:
            'For short answers alone. All of them fall to one column on a phone, without a breakpoint.',
          Live: FourColumns,
          source: `${fourColumns}\n// ColumnForm.tsx\n\n${columnForm}`,
          isWide: true,
        },
      ]}
      accessibility={[
        'Tab goes through the fields in the order of the source, line by line.',
        'At 400% zoom there is one column and nothing scrolls sideways.',
      ]}
    />
  )
}
