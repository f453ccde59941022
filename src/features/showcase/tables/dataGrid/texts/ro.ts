import { roRO } from '@mui/x-data-grid/locales'

/** With what the package has in English only. */
export const gridTexts = {
  components: {
    MuiDataGrid: {
      defaultProps: {
        localeText: {
          ...roRO.components.MuiDataGrid.defaultProps.localeText,
          columnMenuAriaLabel: (column: string) => `Meniul coloanei ${column}`,
          noColumnsOverlayLabel: 'Nicio coloană',
          noColumnsOverlayManageColumns: 'Gestionați coloanele',
        },
      },
    },
  },
}
