/** pdfmake 0.3 has no types. pdfmake.ts describes what is used of it. */
declare module 'pdfmake';
declare module 'pdfmake/build/vfs_fonts.js';
