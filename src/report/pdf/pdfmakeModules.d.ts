/** pdfmake 0.3 brings no types. What is used of it is described in pdfmake.ts. */
declare module 'pdfmake';
declare module 'pdfmake/build/vfs_fonts.js';
