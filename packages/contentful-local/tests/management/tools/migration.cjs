/** Creates a field, copies values from another field, and sets its editor control. */
module.exports = (migration) => {
  const note = migration.editContentType('note');
  note
    .createField('summary')
    .name('Summary')
    .type('Symbol')
    .validations([{ size: { max: 20 } }]);
  note.moveField('summary').afterField('headline');
  migration.transformEntries({
    contentType: 'note',
    from: ['headline'],
    to: ['summary'],
    transformEntryForLocale: (fields, locale) =>
      fields.headline?.[locale] === undefined ? undefined : { summary: fields.headline[locale].slice(0, 20) },
  });
  note.changeFieldControl('summary', 'builtin', 'singleLine', { helpText: 'In a list' });
};
