import { enUS } from '@mui/x-data-grid/locales'

const english = enUS.components.MuiDataGrid.defaultProps.localeText

/** The package has no Thai of its own yet: here is what people meet first; the rest is English. */
export const gridTexts = {
  components: {
    MuiDataGrid: {
      defaultProps: {
        localeText: {
          ...english,
          noRowsLabel: 'ไม่มีข้อมูล',
          noResultsOverlayLabel: 'ไม่พบผลลัพธ์',
          columnMenuLabel: 'เมนูคอลัมน์',
          columnMenuSortAsc: 'เรียงจากน้อยไปมาก',
          columnMenuSortDesc: 'เรียงจากมากไปน้อย',
          columnMenuUnsort: 'ไม่เรียง',
          columnMenuFilter: 'กรอง',
          columnMenuHideColumn: 'ซ่อนคอลัมน์',
          columnMenuManageColumns: 'จัดการคอลัมน์',
          filterPanelColumns: 'คอลัมน์',
          filterPanelOperator: 'เงื่อนไข',
          filterPanelInputLabel: 'ค่า',
          paginationRowsPerPage: 'แถวต่อหน้า:',
          booleanCellTrueLabel: 'ใช่',
          booleanCellFalseLabel: 'ไม่ใช่',
          checkboxSelectionHeaderName: 'เลือก',
          checkboxSelectionSelectAllRows: 'เลือกทุกแถว',
          checkboxSelectionSelectRow: 'เลือกแถวนี้',
        },
      },
    },
  },
}
