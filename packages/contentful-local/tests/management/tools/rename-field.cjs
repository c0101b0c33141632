/** A field with another id, which keeps its values. */
module.exports = (migration) => {
  migration.editContentType('note').changeFieldId('message', 'bodyText');
};
